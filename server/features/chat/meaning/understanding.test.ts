import { beforeAll, describe, expect, it } from 'vitest';
import { cutForEncoder, type Encode, loadEncoder } from './encoder.ts';
import { loadModels } from './load-models.ts';
import { type Models, understand } from './understanding.ts';

let models: Models;
let encode: Encode;

beforeAll(async () => {
  [models, encode] = await Promise.all([loadModels(), loadEncoder()]);
}, 60_000);

describe('with the encoder', () => {
  it.each([
    ['could you set me up with some coverage', 'start'],
    ['what a lovely morning we are having', 'small-talk'],
    ['is somebody real typing these replies', 'identity'],
    ['let me speak with one of your agents', 'hand-over'],
    ['what kinds of exclusions do policies have', 'question'],
    ['please clear all of it and begin again', 'restart'],
  ])('%j is taken for %s', async (text, wish) => {
    expect(understand(models, text, await encode(text)).wish?.label).toBe(wish);
  });

  it.each([
    'they would all breathe easier once I am out of the picture for good',
    'I wrote everyone a letter and tonight I will be gone',
  ])('hears the danger in %j', async (text) => {
    expect(understand(models, text, await encode(text)).danger).toBeGreaterThan(0.9);
  });

  it.each([
    'my grandfather had a lovely funeral in May',
    'who pays for a burial when there is no policy',
    'what if I just put no, would they ever find out?',
  ])('hears none in %j', async (text) => {
    const { danger, wish } = understand(models, text, await encode(text));
    expect(danger).toBeLessThan(0.5);
    expect(wish?.label).not.toBe('manipulation');
  });
});

describe('what the encoder is given', () => {
  it.each([
    ['a character that normalization makes 18 of', 'ﷺ'.repeat(1000)],
    ['one endless word', 'qx'.repeat(500)],
    ['many short words', '1 '.repeat(500)],
    ['nothing that it knows', '   '],
  ])('is short and plain for %s', (_, text) => {
    const cut = cutForEncoder(text);
    expect(cut).toMatch(/^[\x20-\x7e]{1,160}$/);
    expect(cut.split(' ').length).toBeLessThanOrEqual(32);
  });

  it('is the end of a long message', () => {
    expect(cutForEncoder(`${'I live in Ohio. '.repeat(40)}is this free?`)).toMatch(/is this free\?$/);
  });
});

describe('without the encoder', () => {
  it('still tells a wish by its words', () => {
    expect(understand(models, 'i want a quote please', undefined).wish?.label).toBe('start');
  });

  it('guesses an answer among the options of the question alone', () => {
    const { guessAnswer } = understand(models, 'never smoked in my life', undefined);
    expect(guessAnswer('smokingStatus')?.label).toBe('No');
    expect(guessAnswer('exercise')?.label).toMatch(/^(?:Daily|Several times per week|Weekly|Rarely|Never)$/);
  });
});

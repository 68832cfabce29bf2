import { expect, test } from 'vitest';
import { readSlot } from '../testing/read-slot.ts';

/** What becomes of the name when this is said at the summary. */
function change(name: string, message: string): unknown {
  return readSlot('name', message, { phase: 'confirming', expects: 'confirm', values: { name } });
}

test.each([
  ['my name is spelled Meyers', 'Jon Meyers'],
  ['Myers is spelled M-E-Y-E-R-S', 'Jon Meyers'],
  ['You misspelled my name. J-O-N M-E-Y-E-R-S', 'Jon Meyers'],
  ['Myers should be Meyers', 'Jon Meyers'],
  ['Meyers, not Myers', 'Jon Meyers'],
  ['last name should be Pruitt', 'Jon Pruitt'],
  ['last name changed to Pruitt', 'Jon Pruitt'],
  ['my married name is Pruitt', 'Jon Pruitt'],
  ['first name should be Ann', 'Ann Myers'],
  ['put my middle name in, Patrick', 'Jon Patrick Myers'],
  ['Jonathan instead of Jon', 'Jonathan Myers'],
  ['change Jon to Jonathan', 'Jonathan Myers'],
  ["my name's not Jon, it's William", 'William Myers'],
  ['use Jonathan Myers for the name', 'Jonathan Myers'],
  ['all correct apart from my name, Jonathan Myers', 'Jonathan Myers'],
  ['can we use my full name, Jonathan Paul Myers', 'Jonathan Paul Myers'],
  ['put my name as Prince', ['Prince Myers', 'Jon Prince', 'Prince']],
])('a part of a name changes the whole: %s', (message, name) => {
  expect(change('Jon Myers', message)).toEqual(name);
});

test('a last name is added to a first name', () => {
  expect(change('Sara', 'add my last name, Finch')).toBe('Sara Finch');
  expect(change('Sara', "Rib. ugh. It's SARA")).toBe('Sara');
});

test.each(['no, I sold Myers Plumbing', 'yes, Jon', 'thanks from Jon Myers'])(
  'no new name: %s',
  (message) => {
    expect(
      readSlot('name', message, { expects: 'smokingStatus', values: { name: 'Jon Myers' } }),
    ).toBeUndefined();
  },
);

test.each([
  ['First name Chidi, last name Okafor', 'Chidi Okafor'],
  ['first name is Gloria last name is Sandoval', 'Gloria Sandoval'],
  ['Surname Zhou, given name Meiling', 'Meiling Zhou'],
  ['I. J. K. Pell', 'I. J. K. Pell'],
  ['A. J. Pell', 'A. J. Pell'],
  ['my name is Tobias period Engelhart', ['Tobias', 'Engelhart']],
  ['Tobias period Tobias Engelhart', 'Tobias Engelhart'],
  ['Jesica Holt oops Jessica', 'Jessica Holt'],
  ['Jessica Hotl, I mean Holt', 'Jessica Holt'],
  ['Tim, no make it Timothy Yates', 'Timothy Yates'],
  ['Tim Yates. Better put Timothy Yates', 'Timothy Yates'],
  ['Tim Yates or I guess Timothy Yates', ['Tim Yates', 'Timothy Yates']],
  ['this is his wife, Nora, typing for Hal Jensen', 'Hal Jensen'],
  ['the name on my license is Theodore Marsh', 'Theodore Marsh'],
  ['Pastor Ann Pell', 'Ann Pell'],
  ['de la Cruz, Ana', 'Ana de la Cruz'],
  ["it's complicated", ['Complicated']],
  ['holy cow', undefined],
  ['it is mark', 'Mark'],
  ['Dropped my phone', undefined],
  ['signal is bad here', undefined],
  ['keisha from ohio', 'Keisha'],
])('a name in several parts or goes: %s', (message, name) => {
  expect(readSlot('name', message)).toEqual(name);
});

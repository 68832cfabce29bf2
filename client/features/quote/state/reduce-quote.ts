import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import type { FieldId } from '../../../../shared/quote/questions.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import {
  applyAnswers,
  createQuote,
  getValue,
  mergeQuotes,
  type QuickInfoDraft,
  type Quote,
  takeAnswers,
  toUserData,
} from './quote.ts';
import {
  findQuestion,
  fork,
  isChangeScreen,
  isLastQuestion,
  type QuestionScope,
  type Screen,
} from './quote-screen.ts';

/** How long a chosen answer stays visible before the next question, in milliseconds. */
export const advanceMs = 220;

/**
 * `advancing` means that an answer was chosen on the screen `from`, and the next screen follows. `submitting` means
 * that the recommendation has been requested. Both ignore further answers.
 */
export type Phase = { kind: 'idle' } | { kind: 'advancing'; from: Screen } | { kind: 'submitting' };

export type QuoteState = {
  quote: Quote;
  phase: Phase;
  /** What "Get Another Quote" cleared, as long as it can be undone. */
  cleared: Quote | undefined;
};

/**
 * `startedAt` identifies the quote that the action is for. If that quote is no longer the current one, the action is
 * ignored.
 */
export type QuoteAction = { at: number } & (
  | { type: 'typed'; field: FieldId; value: string }
  | { type: 'answered'; screen: Screen; value: string }
  | { type: 'skipped'; screen: Screen }
  | { type: 'shown'; screen: Screen }
  | { type: 'replaced'; screen: Screen; draft: QuickInfoDraft }
  | { type: 'submitted'; startedAt: number }
  | { type: 'delivered'; startedAt: number; userData: UserData; recommendation: Recommendation }
  | { type: 'asked-about'; slug: string; name: string }
  | { type: 'scoped'; scope: QuestionScope }
  | { type: 'cleared' }
  | { type: 'restored' }
  | { type: 'adopted'; quote: Quote }
);

const idle: Phase = { kind: 'idle' };

export function createQuoteState(quote: Quote | undefined): QuoteState {
  return { quote: quote ?? createQuote(0), phase: idle, cleared: undefined };
}

/** Whether to ignore answers and buttons on this screen. */
export function isBusy(phase: Phase, screen: Screen): boolean {
  return phase.kind === 'submitting' || (phase.kind === 'advancing' && phase.from === screen);
}

/** The quote flow's state machine. It is pure, so every action contains its time. */
export function reduceQuote(state: QuoteState, action: QuoteAction): QuoteState {
  const { quote, phase } = state;
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        quote: takeAnswers(quote, { [action.field]: action.value }, action.at),
        cleared: undefined,
      };
    case 'answered':
      return answer(state, action);
    case 'shown':
      return show(state, action);
    case 'skipped': {
      const id = findQuestion(action.screen)?.id;
      return id ? { ...state, quote: applyAnswers(quote, { kind: 'skip', slots: [id] }, action.at) } : state;
    }
    case 'replaced':
      return {
        ...state,
        quote: takeAnswers(quote, action.draft, action.at),
        phase: { kind: 'advancing', from: action.screen },
      };
    case 'submitted':
      return action.startedAt !== quote.startedAt || phase.kind === 'submitting' || !toUserData(quote)
        ? state
        : { ...state, phase: { kind: 'submitting' } };
    case 'delivered': {
      if (action.startedAt !== quote.startedAt) return state;
      const value = { userData: action.userData, recommendation: action.recommendation };
      return { ...state, phase: idle, quote: { ...quote, result: { value, at: action.at } } };
    }
    case 'asked-about': {
      if (quote.interest?.value.slug === action.slug) return state;
      return {
        ...state,
        quote: { ...quote, interest: { value: { slug: action.slug, name: action.name }, at: action.at } },
      };
    }
    case 'scoped': {
      const scoped = { ...quote, scope: { value: action.scope, at: action.at } };
      // Someone who takes the short path at the fork skips the question there.
      const slots = action.scope === 'deciding' && fork && getValue(quote, fork.id) === '' ? [fork.id] : [];
      return { ...state, quote: applyAnswers(scoped, { kind: 'skip', slots }, action.at) };
    }
    case 'cleared':
      return { phase: idle, cleared: quote, quote: createQuote(action.at) };
    case 'restored':
      if (!state.cleared) return state;
      // Restarted now, so that the restored quote also wins in other tabs.
      return { phase: idle, cleared: undefined, quote: { ...state.cleared, startedAt: action.at } };
    case 'adopted':
      return adopt(state, action.quote);
  }
}

type Action<Type extends QuoteAction['type']> = Extract<QuoteAction, { type: Type }>;

function answer(state: QuoteState, { screen, value, at }: Action<'answered'>): QuoteState {
  const id = findQuestion(screen)?.id;
  if (!id || isBusy(state.phase, screen)) return state;
  const stays = isLastQuestion(screen) && !isChangeScreen(screen);
  return {
    ...state,
    quote: takeAnswers(state.quote, { [id]: value }, at),
    phase: stays ? idle : { kind: 'advancing', from: screen },
  };
}

function show(state: QuoteState, { screen, at }: Action<'shown'>): QuoteState {
  const phase = state.phase.kind === 'advancing' && state.phase.from !== screen ? idle : state.phase;
  // After a restart, the flow shouldn't open on a screen for changing an answer.
  const isPlace = !isChangeScreen(screen) && state.quote.position?.value !== screen;
  if (!isPlace) return phase === state.phase ? state : { ...state, phase };
  return { ...state, phase, quote: { ...state.quote, position: { value: screen, at } } };
}

function adopt(state: QuoteState, other: Quote): QuoteState {
  const quote = mergeQuotes(state.quote, other);
  if (JSON.stringify(quote) === JSON.stringify(mergeQuotes(state.quote, state.quote))) return state;
  const isAnother = quote.startedAt !== state.quote.startedAt;
  return isAnother ? { quote, phase: idle, cleared: undefined } : { ...state, quote };
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { findDepth, findScreenAt, isScreen, type QuestionPath, type Screen } from './quote-screen.ts';

/** How long to wait for the browser to go back before closing without it, in milliseconds. */
const rewindMs = 500;

/**
 * `hasPageBefore` means that the entry before the flow's first one belongs to this site, so closing can go back to it.
 */
type Entry = { screen: Screen; depth: number; hasPageBefore: boolean };

/**
 * Keeps one history entry per screen, so that the browser's Back button goes back one screen, and a reload returns to
 * the same one. The entry at depth n is always the n-th screen with the questions of `path`.
 */
export function useQuoteHistory(onClose: () => void, path: QuestionPath) {
  const navigate = useNavigate();
  const location = useLocation();
  const entry = parseEntry(location.state);
  const departedKey = useRef<string | undefined>(undefined);
  const chosen = useRef<Screen | undefined>(undefined);
  const hasOpened = useRef(false);
  const isLeaving = useRef(false);
  const [leftScreen, setLeftScreen] = useState<Screen | undefined>(undefined);

  useEffect(() => {
    if (departedKey.current === location.key) return;
    departedKey.current = undefined;
    if (entry) hasOpened.current = true;
    else if (hasOpened.current && !isLeaving.current) onClose();
    const next = chosen.current;
    chosen.current = undefined;
    if (entry && next && next !== entry.screen) travel(next);
  });

  /** Moves to a screen: back to its entry if there is one, and otherwise forward with one entry per screen. */
  function travel(screen: Screen, along = path) {
    // Going back takes the browser a moment. Until it has, a second press must not go back twice.
    const hasLeft = isLeaving.current || (hasOpened.current && !entry);
    if (hasLeft || departedKey.current === location.key) return;
    departedKey.current = location.key;
    const depth = findDepth(screen, along);
    if (entry && depth < entry.depth) {
      navigate(depth - entry.depth);
      return;
    }
    const isQuotePath = location.pathname === paths.quote;
    const hasPageBefore = entry?.hasPageBefore ?? (!isQuotePath || location.key !== 'default');
    const first = Math.min(entry ? entry.depth + 1 : 0, depth);
    for (let next = first; next <= depth; next += 1) {
      const replacesCurrent = entry ? depth === entry.depth : next === 0 && isQuotePath;
      navigate(location, {
        replace: replacesCurrent,
        state: {
          quote: { screen: findScreenAt(next, screen, along), depth: next, hasPageBefore },
        },
      });
    }
  }

  /** The same for a screen that a person chose. If another move is still in progress, it waits for that to end. */
  function choose(screen: Screen) {
    // The screen is painted before the router has reached it, so a quick press is kept until it has.
    if (departedKey.current === location.key) chosen.current = screen;
    else travel(screen);
  }

  function finish() {
    if (window.location.pathname === paths.quote) navigate(paths.home, { replace: true });
    onClose();
  }

  /** Removes all of the flow's entries from the history, so that Back never leads into a closed overlay. */
  function leave() {
    if (isLeaving.current) return;
    isLeaving.current = true;
    // Entries that are passed on the way out must not be shown, and don't count as the visitor's position.
    setLeftScreen(entry?.screen);
    const steps = entry ? entry.depth + Number(entry.hasPageBefore) : 0;
    if (steps === 0) {
      finish();
      return;
    }
    const arrival = new AbortController();
    const arrive = () => {
      arrival.abort();
      clearTimeout(timer);
      finish();
    };
    const timer = setTimeout(arrive, rewindMs);
    window.addEventListener('popstate', arrive, { signal: arrival.signal });
    navigate(-steps);
  }

  // `wanted` is the screen in the browser's history entry. Undefined until the flow has its first entry.
  return { wanted: leftScreen ?? entry?.screen, travel, choose, leave };
}

function parseEntry(state: unknown): Entry | undefined {
  if (typeof state !== 'object' || state === null || !('quote' in state)) return undefined;
  const { quote } = state;
  if (typeof quote !== 'object' || quote === null) return undefined;
  if (!('screen' in quote && 'depth' in quote && 'hasPageBefore' in quote)) return undefined;
  const { screen, depth, hasPageBefore } = quote;
  if (!isScreen(screen) || typeof depth !== 'number' || typeof hasPageBefore !== 'boolean') return undefined;
  return { screen, depth, hasPageBefore };
}

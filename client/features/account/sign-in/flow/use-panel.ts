import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  buildModePath,
  findDepth,
  type Mode,
  type Panel,
  readFirstPanel,
  readMode,
  readPanel,
} from './view.ts';

/**
 * The panel that the browser's history is at. Opening one adds an entry, and leaving it goes back to the entry before,
 * so that the browser's Back does what the page's own links do.
 */
export function usePanel() {
  const location = useLocation();
  const navigate = useNavigate();
  const departedKey = useRef<string | undefined>(undefined);
  const own = readPanel(location.state);
  const panel = own ?? readFirstPanel(location.search);

  useEffect(() => {
    if (departedKey.current !== location.key) departedKey.current = undefined;
  }, [location.key]);

  function travel(to: Panel) {
    // Going back takes the browser a moment; until it has arrived, a second press must not go twice as far.
    if (to === panel || departedKey.current === location.key) return;
    departedKey.current = location.key;
    const steps = findDepth(to) - findDepth(panel);
    // A person who came straight to the phone panel has no email panel behind them.
    if (steps < 0 && !own) choose(readMode(location.search));
    else if (steps < 0) navigate(steps);
    else navigate(location, { state: { panel: to } });
  }

  /** The other mode starts at its email panel, and is not a step of the history. */
  function choose(mode: Mode) {
    navigate(buildModePath(mode, location.search), { replace: true });
  }

  return { panel, travel, choose };
}

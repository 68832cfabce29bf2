import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import {
  buildModePath,
  findDepth,
  type Mode,
  type Panel,
  parseFirstPanel,
  parseMode,
  parsePanel,
} from './view.ts';

/**
 * The panel of the current history entry. Opening a panel adds an entry, and leaving it goes back to the one before, so
 * that the browser's Back button works like the page's own links.
 */
export function usePanel() {
  const location = useLocation();
  const navigate = useNavigate();
  const departedKey = useRef<string | undefined>(undefined);
  const own = parsePanel(location.state);
  const [isAtEmail, setIsAtEmail] = useState(false);
  const panel = own ?? (isAtEmail ? 'email' : parseFirstPanel(location.search));

  useEffect(() => {
    if (departedKey.current !== location.key) departedKey.current = undefined;
  }, [location.key]);

  function travel(to: Panel) {
    // Going back takes the browser a moment. Until it has, a second press must not go back twice.
    if (to === panel || departedKey.current === location.key) return;
    departedKey.current = location.key;
    clearFailure();
    const steps = findDepth(to) - findDepth(panel);
    // For someone who came directly to the phone panel, there is no email panel to go back to.
    if (steps < 0 && !own) choose(parseMode(location.search));
    else if (steps < 0) navigate(steps);
    else navigate(location, { state: { panel: to } });
  }

  /** The other mode starts at its email panel, without a new history entry. */
  function choose(mode: Mode) {
    clearFailure();
    navigate(buildModePath(mode, location.search), { replace: true });
  }

  return {
    panel,
    travel,
    choose,
    /** Keeps the email panel, which is prerendered, for someone who already typed in it, whatever the URL opens. */
    stayAtEmail: () => setIsAtEmail(true),
  };
}

/** Removes why another way to sign in failed. A message about a success, such as a sent code, belongs to the next step. */
function clearFailure() {
  if (toast.getToast()?.tone === 'destructive') toast.clear();
}

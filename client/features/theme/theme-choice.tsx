import { useEffect, useState } from 'react';
import { followStoredValue } from '../../lib/follow-stored-value.ts';
import { messages } from './messages.ts';
import { chooseTheme, loadTheme, showTheme, type Theme, themeKey, themes } from './theme.ts';

/** A choice of light, dark, or the device's theme, on dusk. Other tabs follow it. */
export function ThemeChoice() {
  const [chosen, setChosen] = useState(loadTheme);

  useEffect(
    () =>
      followStoredValue(themeKey, () => {
        const theme = loadTheme();
        showTheme(theme);
        setChosen(theme);
      }),
    [],
  );

  function choose(theme: Theme) {
    chooseTheme(theme);
    setChosen(theme);
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left mr-4 leading-11">{messages.label}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xs pr-1 text-on-dusk has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === chosen}
            onChange={() => choose(theme)}
            className="size-4.5 cursor-[inherit] appearance-none rounded-full border-2 border-on-dusk-muted outline-none checked:border-5 checked:border-accent"
          />
          {messages.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}

/** The commands of the WebDriver standard that the journeys need: with their names in Marionette, and over HTTP. */
export const commands = {
  'WebDriver:Navigate': ['POST', '/url'],
  'WebDriver:GetCurrentURL': ['GET', '/url'],
  'WebDriver:Back': ['POST', '/back'],
  'WebDriver:Refresh': ['POST', '/refresh'],
  'WebDriver:SetWindowRect': ['POST', '/window/rect'],
  'WebDriver:ExecuteScript': ['POST', '/execute/sync'],
  'WebDriver:ElementClick': ['POST', '/element/:id/click'],
  'WebDriver:ElementClear': ['POST', '/element/:id/clear'],
  'WebDriver:ElementSendKeys': ['POST', '/element/:id/value'],
} as const;

type Command = keyof typeof commands;

/** A browser with one window. */
export type Engine = {
  /** Returns the command's value. Throws a {@link WebDriverError}. */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** `code` is the standard's, such as `stale element reference`. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** The account that texts are sent with, through `POST {baseUrl}/2010-04-01/Accounts/{accountSid}/Messages.json`. */
export type TwilioConfig = { accountSid: string; authToken: string; from: string; baseUrl: string };

/** The addresses are Google's own where they are undefined. */
export type GoogleConfig = {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string | undefined;
  tokenUrl: string | undefined;
  userinfoUrl: string | undefined;
};

/** An OpenAI-compatible server: `POST {baseUrl}/chat/completions`. Many on one's own network need no key. */
export type LanguageModelConfig = { baseUrl: string; apiKey: string | undefined; model: string };

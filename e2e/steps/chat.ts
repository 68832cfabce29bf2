import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ChatMessage, ChatRequest, ChatResponse } from '../../shared/api/chat.ts';
import type { UserData } from '../../shared/quote/user-data.ts';

export const collected: UserData = {
  name: 'Maya Ellison',
  age: 34,
  state: 'Oregon',
  coverageAmount: '$500,000',
  smokingStatus: 'No',
  policyType: 'Term Life Insurance',
  healthStatus: 'Good',
  priority: 'Lowest premium cost',
  noMedicalExam: 'Yes',
  approvalPreference: 'Within a week',
};
export const completion = JSON.stringify({ dataComplete: true, userData: collected });

export type ScriptedAnswer = {
  response: string;
  citations?: { title: string; path: string }[];
  chips?: ChatResponse['chips'];
  expects?: ChatResponse['expects'];
  quote?: ChatResponse['quote'];
};

/** Answers every message in the server's place, so that a test can say what comes back and when. */
export async function scriptAssistant(
  page: Page,
  answer: (message: string, request: ChatRequest) => ScriptedAnswer | Promise<ScriptedAnswer>,
): Promise<ChatRequest[]> {
  const requests: ChatRequest[] = [];
  await page.route('**/api/chat', async (route) => {
    const request: ChatRequest = route.request().postDataJSON();
    requests.push(request);
    const scripted = await answer(request.message, request);
    const timestamp = new Date().toISOString();
    const added: ChatMessage[] = [
      { id: randomUUID(), content: request.message, isUser: true, timestamp },
      { id: randomUUID(), content: scripted.response, isUser: false, timestamp },
    ];
    const conversationHistory = [...request.conversationHistory, ...added];
    const rest = { citations: [], chips: [], card: null, expects: null, quote: null, engine: 'rules' };
    await route.fulfill({ json: { ...rest, ...scripted, conversationHistory } });
  });
  return requests;
}

export const askButton = (page: Page): Locator => page.getByRole('button', { name: 'Ask a question' });
export const edgeTab = (page: Page): Locator =>
  page.getByRole('button', { name: 'Assistant: back to the conversation' });
export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
/** The panel, which is a region of the page on a desktop and a dialog on a phone. */
export const panel = (page: Page): Locator => page.locator('[data-assistant]');

export async function openAssistant(page: Page): Promise<void> {
  await askButton(page).click();
  await expect(field(page)).toBeVisible();
}

/** Sends a message and waits until it has been answered. */
export async function say(page: Page, text: string): Promise<void> {
  await awaitAnswer(page, async () => {
    await field(page).fill(text);
    await field(page).press('Enter');
  });
}

/** Waits for the answer to what is done. Until then the panel sends nothing else. */
export async function awaitAnswer(page: Page, act: () => Promise<void>): Promise<void> {
  const answers = log(page).getByText('Assistant: ', { exact: true });
  const before = await answers.count();
  await act();
  await expect(answers).toHaveCount(before + 1);
}

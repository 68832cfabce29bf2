// What the first script shows: one by one, so that the bundler can place each where it is used.
export const region = 'Assistant';
export const backToConversation = 'Assistant: back to the conversation';
export const openAssistant = 'Ask a question: AI Insurance Assistant';
export const askQuestion = 'Ask a question';
export const openingAssistant = 'Opening the assistant...';
export const loadFailed = 'The assistant didn’t load';
export const checkConnection = 'Please check your connection and try again.';

export const pageFailed = 'This page didn’t load';
export const failureAdvice =
  'You may have lost your connection, or we may have just updated the site. Nothing you entered is lost. Reload the page to try again.';
export const reload = 'Reload the page';
export const openingPage = 'Opening the page...';
export const openingQuote = 'Opening the quote form...';
export const quoteFailed = 'The quote form didn’t load';
export const close = 'Close';
export const matchFailed = 'Your match didn’t load. We’ve kept your answers, so reload the page to see it.';

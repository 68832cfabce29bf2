export const pageFailed = 'This page did not load';
export const failureAdvice =
  'Your connection may have dropped, or we may have just updated the site. Nothing that you entered is lost. Reload the page to try again.';
export const reload = 'Reload the page';
export const openingQuote = 'Opening the quote form';
export const quoteFailed = 'The quote form did not load';
export const close = 'Close';

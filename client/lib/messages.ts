export const unreadable = 'Something went wrong on our side. Please try again in a moment.';
export const timeout = 'This is taking too long. Please try again.';
export const unreachable = 'We couldn’t reach the server. Please check your connection and try again.';
export const cookiesRefused =
  'Your browser is blocking cookies from this site, and you can’t stay signed in without them. Allow cookies for this site, then try again.';
export const home = 'Home';

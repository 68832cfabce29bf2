/** Said in place of an answer when reading a message took too long. In a history it marks the message as not read. */
export const tooHeavyText =
  'That was more than I can read in one go. Could you say it again in a few short, plain sentences?';

/** Said when a conversation has more words than are read. */
export const tooLongText =
  'Our conversation has become too long for me to follow. Please choose "Start over" in the menu to begin a new one, or reach a person on our contact page.';

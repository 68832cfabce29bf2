import { AppError, createInvalidInput } from '../../../platform/errors.ts';

export function createChoiceRequired(): AppError {
  const message = 'Tell us first where you want to continue, or that you did not start this.';
  return new AppError(409, 'choice_required', message);
}

export function createScreenGone(): AppError {
  const message = 'The other screen is no longer waiting. You can continue here instead.';
  return new AppError(409, 'choice_required', message);
}

export function createChoiceNotOffered(): AppError {
  return createInvalidInput({ choice: 'This link does not offer that.' });
}

export function createWrongNumber(): AppError {
  const message =
    "That isn't the number on the other screen, so this link no longer works. Ask for a new email on that screen.";
  return new AppError(400, 'wrong_number', message);
}

export function createChangeElsewhere(): AppError {
  const message = 'Sign in to the account that asked for this change, then open the link again.';
  return new AppError(409, 'sign_in_required', message);
}

export function createSignedInAsAnother(): AppError {
  const message = "You're signed in to another account. Continue here to sign out of it.";
  return new AppError(409, 'signed_in_as_another', message);
}

export function createOtherGoogleAccount(): AppError {
  const message =
    'Your account already uses a different Google account. Sign in another way, then choose Google again to add this one.';
  return new AppError(409, 'sign_in_required', message);
}

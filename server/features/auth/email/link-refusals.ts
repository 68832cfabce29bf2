import { AppError, createInvalidInput } from '../../../platform/errors.ts';
import { authMessages } from '../messages.ts';

export function createChoiceRequired(): AppError {
  const message = authMessages.link.choiceMissing;
  return new AppError(409, 'choice_required', message);
}

export function createScreenGone(): AppError {
  const message = authMessages.link.screenGone;
  return new AppError(409, 'choice_required', message);
}

export function createChoiceNotOffered(): AppError {
  return createInvalidInput({ choice: authMessages.link.choiceNotOffered });
}

export function createWrongNumber(): AppError {
  const message = authMessages.link.wrongNumber;
  return new AppError(400, 'wrong_number', message);
}

export function createChangeElsewhere(): AppError {
  const message = authMessages.link.signInFirst;
  return new AppError(409, 'sign_in_required', message);
}

export function createSignedInAsAnother(): AppError {
  const message = authMessages.link.otherAccount;
  return new AppError(409, 'signed_in_as_another', message);
}

export function createOtherGoogleAccount(): AppError {
  const message = authMessages.link.otherGoogleAccount;
  return new AppError(409, 'sign_in_required', message);
}

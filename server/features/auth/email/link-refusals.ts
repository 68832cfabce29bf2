import { AppError, createInvalidInput } from '../../../platform/errors.ts';
import { authMessages } from '../messages.ts';

const { link } = authMessages;

/** Why a link doesn't do what it's for in this browser, or not in the way that was chosen. */
export const linkRefusals = {
  choiceRequired: () => new AppError(409, 'choice_required', link.choiceMissing),
  screenGone: () => new AppError(409, 'choice_required', link.screenGone),
  choiceNotOffered: () => createInvalidInput({ choice: link.choiceNotOffered }),
  wrongNumber: () => new AppError(400, 'wrong_number', link.wrongNumber),
  changeElsewhere: () => new AppError(409, 'sign_in_required', link.signInFirst),
  signedInAsAnother: () => new AppError(409, 'signed_in_as_another', link.otherAccount),
  proofRequired: () => new AppError(409, 'proof_required', link.proofRequired),
  googleElsewhere: () => new AppError(409, 'choice_required', link.googleElsewhere),
  addressGone: () => new AppError(400, 'invalid_code', authMessages.email.addressGone),
} as const;

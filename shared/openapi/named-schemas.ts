import {
  analyticsEventSchema,
  analyticsRequestSchema,
  analyticsResponseSchema,
  filteredEventSchema,
  rejectedEventSchema,
} from '../api/analytics.ts';
import {
  emailResendSchema,
  emailStartSchema,
  exchangeSchema,
  factorEnrollSchema,
  factorVerifySchema,
  linkSchema,
  phoneStartSchema,
  phoneVerifySchema,
  proofSchema,
  recoverSchema,
  signInSchema,
  signOutSchema,
  signUpSchema,
  userUpdateSchema,
} from '../api/auth.ts';
import { exchangeAnswerSchema, linkAnswerSchema } from '../api/auth-links.ts';
import {
  authSessionSchema,
  authUserSchema,
  devicesAnswerSchema,
  emailSentAnswerSchema,
  exportAnswerSchema,
  phoneStartAnswerSchema,
  proofCodeAnswerSchema,
  recoverAnswerSchema,
  sessionAnswerSchema,
  signedInAnswerSchema,
  userAnswerSchema,
} from '../api/auth-user.ts';
import { chatRequestSchema, chatResponseSchema } from '../api/chat.ts';
import { contactRequestSchema, contactResponseSchema } from '../api/contact.ts';
import { errorResponseSchema } from '../api/errors.ts';
import {
  factorChallengeAnswerSchema,
  factorEnrolledAnswerSchema,
  factorVerifiedAnswerSchema,
  recoveryCodesAnswerSchema,
} from '../api/factors.ts';
import { healthAnswerSchema, readinessAnswerSchema } from '../api/health.ts';
import { openapiAnswerSchema } from '../api/openapi.ts';
import { passwordCheckAnswerSchema, passwordCheckSchema } from '../api/passwords.ts';
import { profileAnswerSchema, profileUpdateSchema } from '../api/profile.ts';
import { carriersAnswerSchema, recommendationRequestSchema } from '../api/recommendation.ts';
import { referralWebhookSchema } from '../api/referral-webhook.ts';
import { referralRequestSchema, referralResponseSchema } from '../api/referrals.ts';
import { recommendationSchema } from '../matching/recommendation.ts';
import { userDataSchema } from '../quote/user-data.ts';

/** What clients send, described as it is before parsing. */
export const requestSchemas = {
  AnalyticsEvent: analyticsEventSchema,
  AnalyticsRequest: analyticsRequestSchema,
  ChatRequest: chatRequestSchema,
  ContactRequest: contactRequestSchema,
  EmailResendRequest: emailResendSchema,
  EmailStartRequest: emailStartSchema,
  ExchangeRequest: exchangeSchema,
  FactorEnrollRequest: factorEnrollSchema,
  FactorVerifyRequest: factorVerifySchema,
  LinkRequest: linkSchema,
  PasswordCheckRequest: passwordCheckSchema,
  PhoneStartRequest: phoneStartSchema,
  PhoneVerifyRequest: phoneVerifySchema,
  ProfileUpdate: profileUpdateSchema,
  Proof: proofSchema,
  RecommendationRequest: recommendationRequestSchema,
  RecoverRequest: recoverSchema,
  ReferralRequest: referralRequestSchema,
  SignInRequest: signInSchema,
  SignOutRequest: signOutSchema,
  SignUpRequest: signUpSchema,
  UserData: userDataSchema,
  UserUpdate: userUpdateSchema,
} as const;
export type RequestName = keyof typeof requestSchemas;

/** What the server answers, or sends of itself. */
export const answerSchemas = {
  AnalyticsResponse: analyticsResponseSchema,
  AuthSession: authSessionSchema,
  AuthUser: authUserSchema,
  CarriersAnswer: carriersAnswerSchema,
  ChatResponse: chatResponseSchema,
  ContactResponse: contactResponseSchema,
  DevicesAnswer: devicesAnswerSchema,
  EmailSentAnswer: emailSentAnswerSchema,
  ErrorResponse: errorResponseSchema,
  ExchangeAnswer: exchangeAnswerSchema,
  ExportAnswer: exportAnswerSchema,
  FactorChallengeAnswer: factorChallengeAnswerSchema,
  FactorEnrolledAnswer: factorEnrolledAnswerSchema,
  FactorVerifiedAnswer: factorVerifiedAnswerSchema,
  FilteredEvent: filteredEventSchema,
  HealthAnswer: healthAnswerSchema,
  LinkAnswer: linkAnswerSchema,
  OpenapiDocument: openapiAnswerSchema,
  PasswordCheckAnswer: passwordCheckAnswerSchema,
  PhoneStartAnswer: phoneStartAnswerSchema,
  ProfileAnswer: profileAnswerSchema,
  ProofCodeAnswer: proofCodeAnswerSchema,
  ReadinessAnswer: readinessAnswerSchema,
  Recommendation: recommendationSchema,
  RecoverAnswer: recoverAnswerSchema,
  RecoveryCodesAnswer: recoveryCodesAnswerSchema,
  ReferralResponse: referralResponseSchema,
  ReferralWebhook: referralWebhookSchema,
  RejectedEvent: rejectedEventSchema,
  SessionAnswer: sessionAnswerSchema,
  SignedInAnswer: signedInAnswerSchema,
  UserAnswer: userAnswerSchema,
} as const;
export type AnswerName = keyof typeof answerSchemas;

// Written by `npm run schema` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely';

export type Tables = {
  analyticsDaily: {
    day: string;
    action: string;
    name: string;
    carrier: string;
    deviceClass: string;
    campaign: string;
    events: number;
    sessions: number;
  };
  analyticsDeltas: {
    id: Generated<number>;
    day: string;
    usage: ColumnType<unknown, string, string>;
    deltas: ColumnType<unknown, string, string>;
    failures: Generated<number>;
  };
  analyticsEvents: {
    id: Generated<number>;
    eventId: string | null;
    action: string;
    name: string;
    eventType: string | null;
    carrier: string | null;
    pageRoute: string | null;
    elementClicked: string | null;
    elementValue: string | null;
    additionalData: ColumnType<unknown, string | null, string | null>;
    referralUrl: string | null;
    interest: string | null;
    sessionId: string | null;
    userId: string | null;
    source: string;
    deviceClass: string;
    browserFamily: string;
    occurredAt: Date;
    receivedAt: Date;
    day: string;
    clockShiftMs: number | null;
  };
  analyticsFirsts: {
    action: string;
    day: string;
    name: string;
    sessionId: string;
  };
  analyticsKeys: {
    keyHash: string;
    source: string;
    hint: string;
    createdAt: Date;
    expiresAt: Date | null;
    lastUsedAt: Date | null;
  };
  analyticsOutcomes: {
    day: string;
    source: string;
    outcome: 'accepted' | 'duplicate' | 'filtered' | 'rejected' | 'corrected' | 'refused';
    reason: string;
    count: number;
  };
  analyticsPrunedIds: {
    eventId: string;
    day: string;
  };
  analyticsRecent: {
    id: Generated<number>;
    source: string;
    receivedAt: Date;
    outcome: string;
    reason: string;
    field: string | null;
    action: string | null;
    name: string | null;
    eventId: string | null;
    occurredAt: Date | null;
  };
  analyticsSessions: {
    sessionId: string;
    day: string;
    startedAt: Date;
    lastAt: Date;
    deviceClass: string;
    browserFamily: string;
    landingRoute: string | null;
    firstSource: string | null;
    firstMedium: string | null;
    firstCampaign: string | null;
    lastSource: string | null;
    lastMedium: string | null;
    lastCampaign: string | null;
  };
  analyticsSourceTotals: {
    source: string;
    day: string;
    property: string;
    action: string;
    name: string;
    value: string;
    events: number;
  };
  analyticsSources: {
    name: string;
    origin: string | null;
    publicId: string;
    dailyBytes: number | null;
    createdAt: Date;
    revokedAt: Date | null;
    lastUsedAt: Date | null;
  };
  analyticsUsage: {
    day: string;
    sender: string;
    bytes: number;
  };
  carrierStatements: {
    carrierId: string;
    month: string;
    uploadedAt: Date;
  };
  codes: {
    id: string;
    purpose: string;
    target: string;
    secretHash: string;
    userId: string | null;
    sessionId: string | null;
    browserHash: string | null;
    payload: ColumnType<unknown, string | undefined, string>;
    attempts: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
  confirmationRequests: {
    sessionId: string;
    number: number | null;
    fullName: string | null;
  };
  consents: {
    id: Generated<number>;
    userId: string;
    kind: 'terms' | 'sms' | 'marketing';
    version: string;
    text: string;
    page: string;
    givenAt: Date;
    withdrawnAt: Date | null;
  };
  contactMessages: {
    id: string;
    name: string;
    email: string;
    subject: string | null;
    message: string;
    createdAt: Date;
    readAt: Date | null;
    answeredAt: Date | null;
    spamAt: Date | null;
  };
  earlierEmails: {
    userId: string;
    email: string;
    endedAt: Date;
  };
  factorChallenges: {
    id: string;
    factorId: string;
    sessionId: string;
    attempts: Generated<number>;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
  factors: {
    id: string;
    userId: string;
    type: 'totp';
    friendlyName: string;
    encryptedSecret: string;
    status: 'unverified' | 'verified';
    lastUsedStep: number | null;
    createdAt: Date;
    verifiedAt: Date | null;
    tries: Generated<number>;
    triesSince: Date | null;
  };
  identities: {
    id: string;
    userId: string;
    provider: 'email' | 'phone' | 'google';
    subject: string;
    createdAt: Date;
    lastSignInAt: Date | null;
    isOwnerTold: Generated<boolean>;
  };
  jobs: {
    id: Generated<number>;
    kind: string;
    payload: ColumnType<unknown, string, string>;
    runAt: Date;
    attempts: Generated<number>;
    leasedUntil: Date | null;
    lastError: string | null;
    failedAt: Date | null;
    createdAt: Date;
    recipient: string | null;
  };
  knownBrowsers: {
    browserHash: string;
    userId: string;
    lastSeenAt: Date;
  };
  messages: {
    id: string;
    kind: 'email' | 'sms';
    purpose: string;
    recipient: string;
    subject: string | null;
    text: string;
    html: string | null;
    userId: string | null;
    status: 'queued' | 'sent' | 'outbox' | 'expired';
    createdAt: Date;
    expiresAt: Date | null;
    sentAt: Date | null;
    replyTo: string | null;
    mayUseReserve: Generated<boolean>;
    quota: Generated<'ordinary' | 'security'>;
  };
  oauthStates: {
    stateHash: string;
    expiresAt: Date;
  };
  operatorActions: {
    id: string;
    operatorId: string | null;
    action: string;
    subjectId: string | null;
    detail: Generated<string>;
    doneAt: Date;
    actorId: string | null;
    actorEmail: string | null;
    requestId: string | null;
  };
  operators: {
    userId: string;
    addedAt: Date;
  };
  passkeys: {
    id: string;
    userId: string;
    credentialId: string;
    publicKey: string;
    counter: number;
    transports: string;
    host: string;
    friendlyName: string;
    createdAt: Date;
    lastUsedAt: Date | null;
  };
  profiles: {
    userId: string;
    firstName: string | null;
    lastName: string | null;
    dob: string | null;
    marketingOptIn: Generated<boolean>;
    onboardingCompleted: Generated<boolean>;
    phoneNumber: string | null;
    name: string | null;
    age: number | null;
    createdAt: Date;
    updatedAt: Date;
    answers: ColumnType<unknown, string | null, string | null>;
    answersAt: Date | null;
  };
  quoteClicks: {
    clickId: string;
    userId: string;
  };
  quotes: {
    userId: string;
    userData: ColumnType<unknown, string, string>;
    carrierId: string;
    carrierName: string;
    matchPercent: number;
    quotedAt: Date;
    referredCarrierName: string | null;
    referredAt: Date | null;
    appliedCarrierName: string | null;
    appliedAt: Date | null;
    isFallback: Generated<boolean>;
  };
  rateLimits: {
    countedHash: string;
    hits: number;
    resetsAt: Date;
  };
  recoveryCodes: {
    codeHash: string;
    userId: string;
    createdAt: Date;
    usedAt: Date | null;
  };
  referralLogs: {
    id: Generated<number>;
    carrierId: string;
    carrierName: string;
    referralUrl: string;
    sessionId: Generated<string>;
    clickId: string;
    userAgent: Generated<string>;
    ipAddress: Generated<string>;
    clickedAt: Date;
    isSignedIn: boolean | null;
  };
  referralOutcomes: {
    id: Generated<number>;
    carrierId: string;
    clickId: string;
    status: 'applied' | 'approved' | 'issued' | 'declined' | 'canceled';
    amountCents: number;
    occurredOn: string;
    source: 'postback' | 'statement';
    messageId: string | null;
    bodyHash: string | null;
    receivedAt: Date;
  };
  removalNotices: {
    userId: string;
    stage: 'unproven' | 'first' | 'last';
    createdAt: Date;
    sentAt: Date | null;
  };
  sends: {
    id: Generated<number>;
    channel: 'email' | 'sms';
    purpose: string;
    recipientHash: string;
    accountHash: string | null;
    addressHash: string | null;
    isKnownBrowser: Generated<boolean>;
    isNotice: Generated<boolean>;
    sentAt: Date;
  };
  sessionTokens: {
    tokenHash: string;
    sessionId: string;
    createdAt: Date;
    replacedAt: Date | null;
    replacesHash: string | null;
  };
  sessions: {
    id: string;
    userId: string;
    isWaiting: Generated<boolean>;
    method: string;
    aal: 'aal1' | 'aal2';
    userAgent: Generated<string>;
    createdAt: Date;
    authenticatedAt: Date;
    refreshedAt: Date;
    expiresAt: Date;
    endsAt: Date;
    secondFactorAt: Date | null;
    secondFactorId: string | null;
    isPasswordDue: Generated<boolean>;
    isByPasskey: Generated<boolean>;
  };
  users: {
    id: string;
    email: string | null;
    emailConfirmedAt: Date | null;
    newEmail: string | null;
    phone: string | null;
    phoneConfirmedAt: Date | null;
    passwordHash: string | null;
    passwordChangedAt: Date | null;
    requiresPasswordReset: Generated<boolean>;
    givenName: string | null;
    familyName: string | null;
    firstName: string | null;
    lastName: string | null;
    fullName: string | null;
    confirmationAttempts: Generated<number>;
    confirmationSentAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    unprovenEmail: string | null;
  };
};

/** Booleans are stored as 0 and 1. */
export const booleanColumns: ReadonlySet<string> = new Set([
  'isByPasskey',
  'isFallback',
  'isKnownBrowser',
  'isNotice',
  'isOwnerTold',
  'isPasswordDue',
  'isSignedIn',
  'isWaiting',
  'marketingOptIn',
  'mayUseReserve',
  'onboardingCompleted',
  'requiresPasswordReset',
]);

/** Values are stored as JSON. */
export const jsonColumns: ReadonlySet<string> = new Set([
  'additionalData',
  'answers',
  'deltas',
  'payload',
  'usage',
  'userData',
]);

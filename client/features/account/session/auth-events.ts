/** What the auth client tells of itself. Every event but `INITIAL_SESSION` reaches the other tabs, too. */
export type AuthEventName =
  /** The session was read for the first time: there is one, or there is none. */
  | 'INITIAL_SESSION'
  /** A session began. It may still need its second factor (`state.status`). */
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  /** A recovery link brought the session: the person is here to choose a new password. */
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

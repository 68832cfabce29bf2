import type { ComponentType } from 'react';
import type { UserData } from '../../../shared/quote/user-data.ts';

/** What shows the match that a conversation leads to. `completedAt` is in epoch milliseconds. */
export type MatchProps = { userData: UserData; completedAt: number; onShown: () => void };
export type MatchComponent = ComponentType<MatchProps>;

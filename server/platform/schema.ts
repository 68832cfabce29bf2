import type { Generated } from 'kysely';

/** The tables as Kysely sees them; the migrations are their source. */
export type Tables = {
  referral_logs: {
    id: Generated<number>;
    carrier_id: string;
    carrier_name: string;
    referral_url: string;
    session_id: string;
    click_id: string;
    user_agent: string;
    ip_address: string;
    clicked_at: string;
  };
};

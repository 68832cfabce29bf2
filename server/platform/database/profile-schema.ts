import type { Generated } from 'kysely';

type Profiles = {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  dob: string | null;
  marketing_opt_in: Generated<number>;
  onboarding_completed: Generated<number>;
  phone_number: string | null;
  name: string | null;
  age: number | null;
  state: string | null;
  coverage_amount: string | null;
  smoking_status: string | null;
  policy_type: string | null;
  health_status: string | null;
  health_conditions: string | null;
  priority: string | null;
  no_medical_exam: string | null;
  approval_preference: string | null;
  created_at: string;
  updated_at: string;
};

type Quotes = {
  user_id: string;
  user_data: string;
  carrier_id: string;
  carrier_name: string;
  match_percent: number;
  quoted_at: string;
  referred_carrier_name: string | null;
  referred_at: string | null;
};

export type ProfileTables = { profiles: Profiles; quotes: Quotes };

import { type Kysely, sql } from 'kysely';

/** What a person stores with us: the profile, and the last quote with its match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      user_id text primary key references users (id) on delete cascade,
      first_name text,
      last_name text,
      dob text,
      marketing_opt_in integer not null default 0 check (marketing_opt_in in (0, 1)),
      onboarding_completed integer not null default 0 check (onboarding_completed in (0, 1)),
      phone_number text,
      name text,
      age integer,
      state text,
      coverage_amount text,
      smoking_status text,
      policy_type text,
      health_status text,
      health_conditions text,
      priority text,
      no_medical_exam text,
      approval_preference text,
      created_at text not null,
      updated_at text not null
    ) strict, without rowid
  `.execute(db);
  await sql`
    create table quotes (
      user_id text primary key references users (id) on delete cascade,
      user_data text not null,
      carrier_id text not null,
      carrier_name text not null,
      match_percent integer not null,
      quoted_at text not null,
      referred_carrier_name text,
      referred_at text
    ) strict, without rowid
  `.execute(db);
}

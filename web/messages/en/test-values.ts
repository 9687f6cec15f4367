import type { AccountTexts, ScenarioTexts } from '../scenario-texts.ts'

const scenarios: ScenarioTexts = {
  phoneNumber: {
    phone_duplicate: 'This number is already registered.',
    otp_send_failed: 'The message with the code cannot be sent.',
    otp_slow: 'The SMS provider does not respond, so the call times out.',
    otp_expired: 'The code has already expired when it arrives.',
  },
  crNumber: {
    all_green: 'A valid commercial registration.',
    unified_number: 'A valid unified national number.',
    cr_not_found: 'The registry does not know this number.',
    cr_suspended: 'The registration is suspended.',
    cr_verification_failed: 'The registry refuses to verify this number.',
    cr_no_data: 'The registry responds without data.',
    cr_registry_down: 'The registry is not available.',
    cr_duplicate: 'This registration already has an account.',
  },
  idNumber: {
    all_green: 'Everything succeeds.',
    local_screening_hit: 'The ID is on a local list, so sign-up ends here.',
    id_phone_mismatch: 'The phone number belongs to somebody else.',
    id_verification_failed: 'The ID cannot be verified.',
    nafath_declined: 'The person declines in Nafath.',
    nafath_expired: 'Nobody responds in Nafath, so the request expires.',
    nafath_rejected: 'Compliance rejects the request.',
    nafath_under_review: 'Compliance reviews the request and approves it later.',
    nafath_initiate_failed: 'Nafath does not accept the request.',
    nafath_url_missing: 'Nafath does not return the address of its portal.',
    screening_review: 'Global screening asks for a compliance review.',
    screening_unavailable: 'Global screening is not available.',
    profile_forbidden: 'The profile is refused.',
    profile_fails_once: 'The profile fails once and succeeds when tried again.',
    id_duplicate: 'This ID already has an account.',
  },
}

const accountScenarios: AccountTexts = {
  login_with_code: 'Signs in with a code.',
  login_without_code: 'Signs in with the password alone.',
  callback_confirmed: 'Confirms the sign-in in a call, after 4 seconds.',
  callback_rejected: 'Rejects the sign-in in the call.',
  callback_expired: 'Does not answer the call, so it expires.',
  callback_incomplete: 'Confirms the call, but the sign-in cannot be completed.',
  account_locked_soft: 'Is locked until its password is reset.',
  account_locked_hard: 'Is locked until the call center unlocks it.',
  profile_missing: 'Has a password but no profile yet.',
  wallet_empty: 'Has an empty wallet.',
  wallet_three_sub_wallets: 'Has three sub-wallets.',
  wallet_inactive: 'Has an inactive wallet.',
  wallet_many_transactions: 'Has many transactions, for paging and export.',
}

export const testValues = {
  title: 'Test values',
  lead: 'Enter one of these at sign-up to run its scenario. Any other valid value succeeds.',
  kinds: {
    phoneNumber: 'Phone number at sign-up',
    crNumber: 'CR number',
    idNumber: 'ID number',
  },
  codes: 'Every code is shown on screen and on the pretend phone.',
  scenarios,
  accounts: {
    title: 'Accounts to sign in with',
    lead: 'These accounts exist from the start. Sign in with the phone number, or the ID where one is given.',
    password: 'Password of all accounts',
    dateOfBirth: 'Date of birth of all accounts',
  },
  accountScenarios,
}

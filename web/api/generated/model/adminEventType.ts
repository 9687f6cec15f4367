/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type AdminEventType = 'signed_in' | 'signed_in_by_recovery_code' | 'signed_out' | 'option_created' | 'option_changed' | 'options_reordered' | 'customers_listed' | 'customer_viewed' | 'locks_ended' | 'sessions_ended' | 'sign_in_call_changed' | 'review_decided' | 'wallet_frozen' | 'wallet_unfrozen' | 'beneficiary_suspended' | 'beneficiary_resumed' | 'deny_list_added' | 'deny_list_removed' | 'request_made' | 'request_decided' | 'account_closed' | 'customer_exported' | 'suspense_credited' | 'suspense_sent_back' | 'top_up_disputed' | 'transfer_settled' | 'exception_resolved' | 'staff_locks_ended';
/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

export type AdminEventSubjectKind = 'kyb_option' | 'kyb_category' | 'customer' | 'review' | 'deny_list_entry' | 'staff_request' | 'suspense_credit' | 'money_exception' | 'admin';
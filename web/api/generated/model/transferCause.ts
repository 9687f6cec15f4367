/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */

/**
 * Why a transfer is in its state. `created` and `confirmed` by the customer, `schedule`: a run of a schedule, `customer`: cancelled by the customer, `timeout`: nobody confirmed it, `submission`: it goes to the bank, `not_sent`: it did not reach the bank and will be sent again, `no_answer`: the bank has not answered, `bank`: the bank said so, `staff`: Plink has cleared it up. Others name what kept it from being paid.
 */
export type TransferCause = 'created' | 'confirmed' | 'schedule' | 'customer' | 'timeout' | 'submission' | 'not_sent' | 'no_answer' | 'bank' | 'staff' | 'wallet_frozen' | 'wallet_inactive' | 'insufficient_funds' | 'limit_exceeded' | 'amount_out_of_range' | 'recipient_unavailable' | 'beneficiary_unavailable' | 'sub_wallet_closed';
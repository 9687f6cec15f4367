import { paths } from '#web/paths.ts'

/** What a person proves an account with, beside its ID or unified number. */
export type RecoveryWay = 'id' | 'phone'

/** The pages of each way, in the order in which they follow each other. */
export const WAYS = {
  id: { identity: paths.recoverById, code: paths.recoverByIdOtp, password: paths.resetPassword },
  phone: { identity: paths.recoverByPhone, code: paths.recoverByPhoneOtp, password: paths.recoverByPhonePassword },
} as const satisfies Record<RecoveryWay, object>

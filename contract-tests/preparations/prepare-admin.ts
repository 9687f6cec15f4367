import { customerPreparations } from './prepare-admin-customers.ts'
import { moneyPreparations } from './prepare-admin-money.ts'
import { requestPreparations } from './prepare-admin-requests.ts'
import { reviewPreparations } from './prepare-admin-reviews.ts'
import { staffPreparations } from './prepare-admin-staff.ts'

/** Of the tags of the staff, by operationId. */
export const adminPreparations = {
  ...staffPreparations,
  ...customerPreparations,
  ...requestPreparations,
  ...reviewPreparations,
  ...moneyPreparations,
}

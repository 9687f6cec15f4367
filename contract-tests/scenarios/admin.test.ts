import { customerScenarios } from './admin-customers.ts'
import { moneyScenarios } from './admin-money.ts'
import { requestScenarios } from './admin-requests.ts'
import { reviewScenarios } from './admin-reviews.ts'
import { staffScenarios } from './admin-staff.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('admin', {
  ...staffScenarios,
  ...customerScenarios,
  ...requestScenarios,
  ...reviewScenarios,
  ...moneyScenarios,
})

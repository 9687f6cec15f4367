import { runScenarios } from './run-scenarios.ts'
import { transactionScenarios } from './scripts/wallet.ts'

runScenarios('transactions', transactionScenarios)

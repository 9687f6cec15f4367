import { runScenarios } from './run-scenarios.ts'
import { walletActionScenarios, walletScenarios } from './scripts/wallet.ts'

runScenarios('wallet', { ...walletScenarios, ...walletActionScenarios })

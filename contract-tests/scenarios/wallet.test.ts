import * as wallet from '../subjects/wallet.ts'
import * as walletActions from '../subjects/wallet-actions.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('wallet', { ...wallet.scripts, ...walletActions.scripts })

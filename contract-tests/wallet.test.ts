import * as client from '#web/api/generated/wallet.ts'
import { walletPlays } from './plays/wallet.ts'
import { walletActionPlays } from './plays/wallet-actions.ts'
import { runScenarios } from './run-scenarios.ts'

runScenarios('wallet', client, { ...walletPlays, ...walletActionPlays })

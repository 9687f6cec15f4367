import type { Db } from '#api/kernel/db/client.ts'
import type { Clock } from '#api/kernel/platform/clock.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import { accountOpening } from './account-opening/account-opening.ts'
import { bankCredits } from './bank/bank.ts'
import { denyListScreening } from './deny-list/deny-list.ts'
import { createProviderClient } from './http/provider-client.ts'
import type { Observers } from './http/provider-guard.ts'
import type { Connection } from './http/provider-request.ts'
import type { LiveSettings } from './live-settings.ts'
import { moyasarPayments } from './moyasar/moyasar-payments.ts'
import { moyasarPayouts } from './moyasar/moyasar-payouts.ts'
import { nafathWeb } from './nafath/nafath.ts'
import { nafathTokens } from './nafath/nafath-tokens.ts'
import type { Providers, SmsProvider } from './providers.ts'
import { sadadBills } from './sadad/sadad.ts'
import { withFallback } from './sms-fallback.ts'
import { createSmtpClient, smtpEmail } from './smtp/smtp.ts'
import { taqnyatSms } from './taqnyat/taqnyat.ts'
import { tarabutPayeeCheck } from './tarabut/tarabut.ts'
import { unifonicSms } from './unifonic/unifonic.ts'
import { unifonicVoice } from './unifonic-voice/unifonic-voice.ts'
import { wathqRegistry } from './wathq/wathq.ts'
import { yakeenIdentity } from './yakeen/yakeen.ts'
import { yenteScreening } from './yente/yente.ts'

export type LiveClients = ReturnType<typeof liveClients>

/** Creates a client for each provider, with the breaker and the limits that all its calls share. */
export function liveClients(settings: LiveSettings, timeoutSeconds: number, observers: Observers) {
  const client = (name: string, { url, headers }: Omit<Connection, 'timeoutSeconds'>) =>
    createProviderClient(name, { url, headers, timeoutSeconds }, observers)
  return {
    wathq: client('wathq', settings.wathq),
    yakeen: client('yakeen', settings.yakeen),
    nafath: client('nafath', settings.nafath),
    yente: client('yente', settings.yente),
    unifonic: client('unifonic', settings.unifonic),
    taqnyat: settings.taqnyat && client('taqnyat', settings.taqnyat),
    smtp: createSmtpClient(settings.smtp, timeoutSeconds, observers),
    unifonicVoice: client('unifonic-voice', settings.unifonicVoice),
    accountOpening: client('account-opening', settings.accountOpening),
    moyasar: client('moyasar', settings.moyasar),
    sadad: client('sadad', settings.sadad),
    tarabut: client('tarabut', settings.tarabut),
    bank: client('bank', settings.bank),
  }
}

interface LiveParts {
  settings: LiveSettings
  publicUrl: string
  timeoutSeconds: number
  db: Db
  clock: Clock
}

/** The providers of live mode. */
export function liveProviders(clients: LiveClients, parts: LiveParts, log: Log): Providers {
  const { settings, publicUrl, db, clock } = parts
  const tokens = nafathTokens(clients.nafath, { audience: settings.nafath.audience, clock, log })
  return {
    sms: liveSms(clients, parts),
    email: smtpEmail(clients.smtp),
    voiceCall: unifonicVoice(clients.unifonicVoice, {
      db,
      clock,
      publicUrl,
      callerId: settings.unifonicVoice.callerId,
    }),
    registry: wathqRegistry(clients.wathq, settings.wathq.activeStatuses),
    identity: yakeenIdentity(clients.yakeen),
    idScreening: denyListScreening(db),
    nafath: nafathWeb(clients.nafath, tokens, log),
    screening: yenteScreening(clients.yente, settings.yente.dataset),
    accountOpening: accountOpening(clients.accountOpening),
    cardTopUp: moyasarPayments(clients.moyasar, { ...settings.moyasar, log }),
    payout: moyasarPayouts(clients.moyasar, {
      sourceId: settings.moyasar.payoutSource,
      webhookSecret: settings.moyasar.webhookSecret,
      log,
    }),
    bills: sadadBills(clients.sadad, { log }),
    payeeCheck: tarabutPayeeCheck(clients.tarabut, log),
    bankCredits: bankCredits(clients.bank, { webhookSecret: settings.bank.webhookSecret, clock }),
  }
}

function liveSms({ unifonic, taqnyat }: LiveClients, { settings, timeoutSeconds }: LiveParts): SmsProvider {
  const { appSid, sender } = settings.unifonic
  const first = unifonicSms(unifonic, { appSid, senderId: sender })
  return taqnyat && settings.taqnyat
    ? withFallback(first, taqnyatSms(taqnyat, settings.taqnyat.sender), timeoutSeconds)
    : first
}

import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { StandIn } from '#api/dev/stand-in/stand-in.ts'
import { SANDBOX_SAFEGUARDING_IBAN } from '#domain/money/sandbox-money.ts'

/** Our name at the stand-in of Nafath. */
export const AUDIENCE = 'plink-rehearsal'
/** The secret with which the stand-ins of Moyasar and of the bank sign their notices. */
export const MOYASAR_WEBHOOK_SECRET = 'rehearsal of moyasar'
export const BANK_WEBHOOK_SECRET = 'rehearsal of the bank'

interface Own {
  port: number
  databaseUrl: string
}

/** Returns the environment of a server in live mode whose providers are stand-ins. They accept any key. */
export function liveEnvironment(
  standIns: Record<string, Pick<StandIn, 'url'>>,
  { port, databaseUrl }: Own,
): Record<string, string> {
  const urlOf = (name: string) => standIns[name]?.url ?? ''
  return {
    PLINK_MODE: 'live',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(48).toString('base64'),
    SUPPORT_PHONE: '+966 11 000 0000',
    SUPPORT_EMAIL: 'support@plink.example',
    LEGAL_TEXTS: fileURLToPath(new URL('legal-texts.json', import.meta.url)),
    WATHQ_URL: urlOf('wathq'),
    WATHQ_API_KEY: 'rehearsal',
    NAFATH_URL: urlOf('nafath'),
    NAFATH_APP_ID: 'rehearsal',
    NAFATH_APP_KEY: 'rehearsal',
    NAFATH_AUDIENCE: AUDIENCE,
    YAKEEN_URL: urlOf('yakeen'),
    YAKEEN_APP_ID: 'rehearsal',
    YAKEEN_APP_KEY: 'rehearsal',
    YAKEEN_SERVICE_KEY: 'rehearsal',
    YAKEEN_ORGANIZATION: '7000000000',
    YENTE_URL: urlOf('yente'),
    UNIFONIC_URL: urlOf('unifonic'),
    UNIFONIC_APP_SID: 'rehearsal',
    UNIFONIC_SENDER: 'Plink',
    SMTP_URL: urlOf('smtp'),
    EMAIL_FROM: 'Plink <no-reply@plink.example>',
    UNIFONIC_VOICE_URL: urlOf('unifonic-voice'),
    UNIFONIC_VOICE_APPS_ID: 'rehearsal',
    TAQNYAT_URL: urlOf('taqnyat'),
    TAQNYAT_TOKEN: 'rehearsal',
    TAQNYAT_SENDER: 'Plink',
    ACCOUNT_OPENING_URL: urlOf('account-opening'),
    ACCOUNT_OPENING_KEY: 'rehearsal',
    MOYASAR_URL: urlOf('moyasar'),
    MOYASAR_SECRET_KEY: 'rehearsal',
    MOYASAR_PUBLISHABLE_KEY: 'pk_test_rehearsal',
    MOYASAR_WEBHOOK_SECRET,
    MOYASAR_PAYOUT_SOURCE: 'ae50a35c-df42-4eff-ba26-f8bc28d2af81',
    SADAD_URL: urlOf('sadad'),
    SADAD_KEY: 'rehearsal',
    TARABUT_URL: urlOf('tarabut'),
    TARABUT_KEY: 'rehearsal',
    BANK_URL: urlOf('bank'),
    BANK_KEY: 'rehearsal',
    BANK_WEBHOOK_SECRET,
    BANK_ACCOUNT_IBAN: SANDBOX_SAFEGUARDING_IBAN,
  }
}

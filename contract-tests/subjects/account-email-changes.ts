import { askForEmail, tryEmail } from '#api/testing/customers/email-changes.ts'
import { EMAIL_LINK_SECONDS } from '#domain/constants.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import type { People } from '../people.ts'
import { CREDENTIAL, type RequestFields } from '../request-fields.ts'
import { after, lockedBy, preparedBy, unknownId, withOtherId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { confirmExampleEmail, openLink, requestExampleEmail, withEmailChange } from '../steps/email-changes.ts'
import { inTurn, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { freeze } from '../steps/wallet.ts'

export const preparations = {
  changeEmail: signedIn,
  getEmailChange: signedIn,
  sendEmailLink: withEmailChange,
  cancelEmailChange: withEmailChange,
  confirmEmailChange: withEmailChange,
} satisfies Preparations

export const requestFields: RequestFields = {
  changeEmail: {
    fields: {
      currentPassword: CREDENTIAL,
      email: { operation: 'getEmailChange', path: 'emailChange.newEmail' },
    },
  },
  confirmEmailChange: { fields: { token: CREDENTIAL } },
}

const [REFUSED] = sandboxValues.email.email_change_failed

async function expireLink({ plink, customer }: People): Promise<void> {
  plink.clock.advance(EMAIL_LINK_SECONDS)
  await customer.signIn()
}

export const scripts: ScenarioScripts = {
  changeEmail: {
    removed: after(confirmExampleEmail),
    email_unchanged: after(confirmExampleEmail),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
    wallet_frozen: after(freeze),
  },

  getEmailChange: {
    email_change_waits: after(requestExampleEmail),
    email_changed: after(confirmExampleEmail),
    email_change_failed: after(async ({ plink, customer }) => {
      await askForEmail(plink.deps, customer, REFUSED)
    }),
    email_change_expired: after(inTurn(requestExampleEmail, expireLink)),
  },

  sendEmailLink: {
    email_change_not_found: unknownId('emailChangeId'),
    action_expired: after(expireLink),
    idempotency_mismatch: withOtherId('emailChangeId'),
  },

  cancelEmailChange: {
    email_change_not_found: unknownId('emailChangeId'),
    action_expired: preparedBy(inTurn(withEmailChange, openLink)),
  },

  confirmEmailChange: {
    email_link_invalid: async ({ call }) => call(),
    email_link_used: preparedBy(inTurn(withEmailChange, openLink)),
    action_expired: after(async ({ customer }) => {
      await tryEmail(customer, null)
    }),
    wallet_frozen: after(freeze),
  },
}

import { askForEmail, tryEmail, tryToken } from '#api/testing/email-changes.ts'
import { EMAIL_LINK_SECONDS } from '#domain/constants.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { CREDENTIAL, type RequestFields } from '../request-fields.ts'
import { after, lockedBy, unknownId, withOtherId } from '../scripts/preconditions.ts'
import type { ScenarioScripts } from '../scripts/scenario-script.ts'
import { askForExampleEmail, confirmExampleEmail, withEmailChange } from '../steps/email-changes.ts'
import { inTurn, type Preparation, type Preparations } from '../steps/preparation.ts'
import { signedIn } from '../steps/sign-in.ts'
import { freeze } from '../steps/wallet.ts'

export const preparations: Preparations = {
  changeEmail: signedIn,
  getEmailChange: signedIn,
  sendEmailLink: withEmailChange,
  cancelEmailChange: withEmailChange,
  confirmEmailChange: withEmailChange,
}

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

const withExampleEmail: Preparation = people => askForExampleEmail(people)

const expireLink: Preparation = async ({ plink, customer }) => {
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
    email_change_waits: after(withExampleEmail),
    email_changed: after(confirmExampleEmail),
    email_change_failed: after(({ plink, customer }) => askForEmail(plink.deps, customer, REFUSED)),
    email_change_expired: after(inTurn(withExampleEmail, expireLink)),
  },

  sendEmailLink: {
    email_change_not_found: unknownId('emailChangeId'),
    action_expired: after(expireLink),
    idempotency_mismatch: withOtherId('emailChangeId'),
  },

  cancelEmailChange: {
    email_change_not_found: unknownId('emailChangeId'),
    action_expired: after(({ plink, wallet }) => tryToken(plink.app, wallet.emailToken)),
  },

  confirmEmailChange: {
    email_link_invalid: async ({ call }) => call(),
    email_link_used: after(({ plink, wallet }) => tryToken(plink.app, wallet.emailToken)),
    action_expired: after(({ customer }) => tryEmail(customer, null)),
    wallet_frozen: after(freeze),
  },
}

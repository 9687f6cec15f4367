import * as contract from '#api/contract/generated/routes.ts'
import type { WalletAction } from '#api/contract/generated/schemas.ts'
import type { Api } from '#api/http/api.ts'
import { OTP_ATTEMPTS, OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { askForAction, confirmAction, resendCode, type WaitingAction } from './actions.service.ts'

export function actionRoutes({ implement, deps }: Api): void {
  const present = ({ action, code }: WaitingAction): WalletAction => ({
    actionId: action.id,
    type: action.request.type,
    expiresAt: code.expiresAt.toISOString(),
    resendAfterSeconds: OTP_RESEND_SECONDS,
    attemptsAllowed: OTP_ATTEMPTS,
    ...(deps.sandbox && { otpCode: code.code }),
  })

  implement(contract.createWalletAction, async c =>
    c.json(present(await askForAction(deps, c.var.bearer.account, c.req.valid('json'))), 201),
  )

  implement(contract.confirmWalletAction, async c => {
    const { actionId } = c.req.valid('param')
    return c.json(await confirmAction(deps, c.var.bearer.account, actionId, c.req.valid('json').otp), 200)
  })

  implement(contract.resendWalletActionCode, async c =>
    c.json(present(await resendCode(deps, c.var.bearer.account, c.req.valid('param').actionId)), 200),
  )
}

// Compiled against the packed declarations. Correct use must compile, and each marked line must not.
import {
  createPlink,
  isErrorOf,
  type OtpSent,
  type Plink,
  PlinkError,
  type PlinkErrorCode,
  paginate,
  verifyWebhook,
} from '@plink/client'

const plink: Plink = createPlink({
  baseUrl: 'https://plink.test',
  token: 'a',
  timeoutSeconds: 5,
  fetch: globalThis.fetch,
})

export async function correctUse(signal: AbortSignal): Promise<number> {
  const sent: OtpSent = await plink.sendOtp({ phoneNumber: '+966512345678', businessType: 'freelancer' }, { signal })
  const page = await plink.listTransactions({ status: 'successful', limit: 20, cursor: undefined })
  await plink.getWallet()
  await plink.confirmWalletAction({ actionId: 'a' }, { otp: '482913' }, { idempotencyKey: 'order-00017', retries: 0 })
  await plink.endSession({ sessionId: 'a' })
  const file: string = await plink.exportTransactions()
  const limit = { amount: 100_000, currency: 'SAR' } as const
  await plink.createWalletAction({ type: 'set_limit', period: 'daily', limit })
  let sum = 0
  for await (const { amount } of paginate(plink.listTransfers, {}, { signal })) sum += amount.amount
  for await (const { state } of paginate(plink.listWebhookDeliveries, { webhookEndpointId: 'a' })) console.log(state)
  const stored = async (tokens: { accessToken: string; refreshToken: string }) => console.log(tokens)
  await plink.withTokens({ accessToken: 'a', refreshToken: 'b' }, stored).getMe()
  const event = await verifyWebhook('{}', new Headers(), 'whsec_')
  if (event.type === 'top_up.paid') sum += event.data.object.amount.amount
  console.log(event.eventId, sum)
  return sent.resendAfterSeconds + page.items.length + file.length
}

export async function wrongUse(): Promise<void> {
  // @ts-expect-error baseUrl is missing
  createPlink({})
  // @ts-expect-error no such operation
  await plink.sendOtps({ phoneNumber: '+966512345678' })
  // @ts-expect-error operations of the admins are not for integrators
  await plink.loginAdmin({ email: 'a', password: 'b' })
  // @ts-expect-error phoneNumber is missing
  await plink.sendOtp({ businessType: 'freelancer' })
  // @ts-expect-error no such business type
  await plink.sendOtp({ phoneNumber: '+966512345678', businessType: 'charity' })
  // @ts-expect-error no such field
  await plink.sendOtp({ phoneNumber: '+966512345678', channel: 'sms' })
  // @ts-expect-error the parameter of the path is missing
  await plink.getTransaction()
  // @ts-expect-error limit is a number
  await plink.listTransactions({ limit: '20' })
  // @ts-expect-error otpCode is optional, because only the sandbox returns it
  const code: string = (await plink.sendOtp({ phoneNumber: '+966512345678' })).otpCode
  // @ts-expect-error no such parameter of the list
  paginate(plink.listTransfers, { status: 'successful' })
  // @ts-expect-error no list
  paginate(plink.getWallet, {})
  // @ts-expect-error no such event
  if ((await verifyWebhook('{}', {}, 'whsec_')).type === 'top_up.lost') return
  // @ts-expect-error currencies are SAR
  await plink.createSandboxPosting({ kind: 'top_up', amount: { amount: 1, currency: 'USD' } })
  console.log(code)
}

export function failures(error: unknown): PlinkErrorCode | undefined {
  if (isErrorOf(error, 'sendOtp')) {
    if (error.code === 'PHONE_DUPLICATE' || error.code === 'NETWORK_ERROR') return error.code
    // @ts-expect-error not a code of sendOtp
    if (error.code === 'WALLET_NOT_FOUND') return error.code
    const fields: Readonly<Record<string, string>> | undefined = error.fields
    return fields ? error.code : undefined
  }
  // @ts-expect-error no such operation
  isErrorOf(error, 'sendOtps')
  if (error instanceof PlinkError) {
    // @ts-expect-error no code at all
    if (error.code === 'PHONE_DOUBLE') return undefined
    const url: string | undefined = error.documentationUrl
    return url === undefined ? undefined : error.code
  }
  return undefined
}

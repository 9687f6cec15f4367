import { randomBytes } from 'node:crypto'
import type { Context, Env, Hono } from 'hono'
import type { Deps } from '#api/deps.ts'
import { setFileHeaders, setPageHeaders } from '#api/http/static/security-headers.ts'
import { PlinkError } from '#api/kernel/platform/plink-error.ts'
import { beneficiaryNameOf } from '#api/money/top-ups/wallet-ibans.ts'
import { expiryOf, isCardFormLink, openCardForm, topUpUrl } from './card-form.ts'
import { cardFormPage, noticePage } from './card-form-page.ts'

/** The form is a page, so it is mounted beside the operations of the contract. */
export function mountCardForm<E extends Env>(app: Hono<E>, deps: Deps): void {
  app.get('/card-form/:topUpId/:expires/:signature', c => showCardForm(c, deps))
}

/**
 * Serves the page where a card is entered in the form of the card provider. If that is not possible, it leads back to the page of the top-up. Its
 * document has an origin of its own, so the script of the provider reads no session of ours.
 */
async function showCardForm(c: Context, deps: Deps): Promise<Response> {
  const { topUpId = '', expires = '', signature = '' } = c.req.param()
  if (!isCardFormLink(deps.secretKey, topUpId, expires, signature)) throw new PlinkError('NOT_FOUND')
  const back = topUpUrl(deps.publicUrl, topUpId)
  setFileHeaders(c)
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  const form = deps.providers.cardTopUp.form()
  if (form.kind !== 'hosted' || deps.clock().getTime() >= Number(expires) * 1000) return c.redirect(back, 303)
  const language = c.req.query('language') === 'ar' ? 'ar' : 'en'
  const nonce = randomBytes(16).toString('base64url')
  setPageHeaders(c, contentSecurityPolicy(new URL(form.apiUrl).origin, nonce))
  const topUp = await openCardForm(deps, topUpId)
  if (topUp === 'not_enterable') return c.redirect(back, 303)
  if (topUp === 'unavailable') return c.html(noticePage({ language, nonce, back, notice: 'unavailable' }), 503)
  if (topUp === 'not_in_use') return c.html(noticePage({ language, nonce, back, notice: 'notInUse' }), 409)
  const payee = await beneficiaryNameOf(deps.db, topUp.walletId)
  const milliseconds = expiryOf(topUp).getTime() - deps.clock().getTime()
  return c.html(cardFormPage({ language, nonce, back, payee, milliseconds, form, topUp }))
}

/** `sandbox` without `allow-same-origin` gives the document an origin that nothing else has. */
function contentSecurityPolicy(provider: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    'img-src data:',
    `connect-src ${provider}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-forms',
  ].join('; ')
}

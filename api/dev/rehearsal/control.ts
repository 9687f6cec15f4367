import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import { FAULTS, type Fault } from '#api/dev/stand-in/faults.ts'
import type { StandIn } from '#api/dev/stand-in/stand-in.ts'
import { moneyControl } from './money-control.ts'
import { moneyNotices } from './money-notices.ts'
import type { ProviderRecords } from './provider-records.ts'
import type { StaffCredentials } from './staff-credentials.ts'

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const FAULT_NAMES = Object.keys(FAULTS)

interface Controlled {
  records: ProviderRecords
  /** The stand-ins by the names of the providers. */
  standIns: Record<string, StandIn>
  /** The URL of Plink. */
  url: string
  /** Undefined for a rehearsal without people. */
  staff?: StaffCredentials
}

/** The page for controlling the providers by hand, and its API. */
export function controlApp({ records, standIns, url, staff }: Controlled): Hono {
  const faults = new Map<string, Fault>()
  const app = new Hono()
  const page = (name: string) => (c: Context) => c.html(readFileSync(fileOf(name), 'utf8'))

  app.get('/', page('control.html'))
  app.get('/nafath', page('nafath.html'))
  app.get('/rehearsal.css', c => c.body(readFileSync(fileOf('rehearsal.css')), 200, { 'Content-Type': 'text/css' }))
  app.get('/state', async c =>
    c.json({
      url,
      ...(staff && { staff: { ...staff, code: staff.code() } }),
      businesses: records.businesses,
      messages: records.messages,
      emails: records.emails,
      calls: records.calls,
      sessions: records.sessions,
      money: { ...records.money.settings, ...(await records.money.books()) },
      faults: FAULT_NAMES,
      providers: Object.keys(standIns).map(name => ({
        name,
        fault: faults.get(name) ?? null,
        isThere: standIns[name]?.isThere(),
      })),
    }),
  )
  app.post('/businesses', c => c.json(records.addBusiness(), 201))
  app.put('/businesses/:crNumber/listing', async c => {
    const { isListed } = await c.req.json()
    const business = records.businessOf(c.req.param('crNumber'))
    if (!business) return c.json({ error: 'There is no such business.' }, 404)
    business.isListed = isListed === true
    return c.body(null, 204)
  })
  app.post('/nafath/:state/approval', async c => {
    const { nationalId } = await c.req.json()
    const session = records.sessionOf(c.req.param('state'))
    const person = records.personOf(nationalId)
    if (!session || !person) return c.json({ error: 'There is no such session or no such person.' }, 404)
    session.approvedBy = person
    return c.body(null, 204)
  })
  app.post('/calls/:id/key', async c => {
    const { digits } = await c.req.json()
    const call = records.calls.find(({ id }) => id === c.req.param('id'))
    if (!call) return c.json({ error: 'There is no such call.' }, 404)
    const response = await fetch(call.responseUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ callId: call.id, digits, confidence: null, speechResult: null }),
    })
    call.pressed = digits
    return c.json({ status: response.status, body: await response.text() })
  })
  app.route('/', moneyControl(records.money, moneyNotices(url)))
  app.put('/providers/:name/fault', async c => {
    const name = c.req.param('name')
    const { fault } = await c.req.json()
    const standIn = standIns[name]
    if (!standIn || (fault !== null && !isFault(fault))) return c.json({ error: 'No such provider or fault.' }, 404)
    standIn.setFault(fault ?? undefined)
    if (fault) faults.set(name, fault)
    else faults.delete(name)
    return c.body(null, 204)
  })
  app.put('/providers/:name/presence', async c => {
    const { isThere } = await c.req.json()
    await standIns[c.req.param('name')]?.setThere(isThere === true)
    return c.body(null, 204)
  })
  return app
}

const isFault = (name: unknown): name is Fault => FAULT_NAMES.some(each => each === name)

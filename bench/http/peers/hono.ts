import { Hono } from 'hono'
import { listen } from '../../../api/run/server/listen.ts'
import { port, ready } from '../../peer-process.ts'
import { PATH, REPLY } from '../operation.ts'

const app = new Hono()
app.post(PATH, async c => {
  await c.req.json()
  return c.json(REPLY)
})
await listen(app, port)
ready()

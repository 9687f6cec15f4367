import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { OnePathRouter } from './router.ts'

const app = new Hono({ router: new OnePathRouter() })
app.get('/options/:id', c => c.text(`option ${c.req.param('id')}`))
app.delete('/options/:id', c => c.text(`deleted ${c.req.param('id')}`))
app.all('/options/:id', c => c.text('other method', 405))
app.put('/options/order', c => c.text('order'))
app.all('/options/order', c => c.text('other method', 405))
app.get('/options/:id/parts/:part', c => c.text(`${c.req.param('part')} of ${c.req.param('id')}`))
app.use('/file', async (c, next) => {
  await next()
  c.res.headers.set('X-Before', 'yes')
})
app.get('/file', c => c.text('file'))
app.get('*', (c, next) => (c.req.path === '/page' ? c.text('page') : next()))
app.notFound(c => c.text('nothing', 404))

test.each([
  ['GET', '/options/7', 200, 'option 7'],
  ['GET', '/options/a%20b', 200, 'option a b'],
  ['DELETE', '/options/7', 200, 'deleted 7'],
  ['POST', '/options/7', 405, 'other method'],
  ['PURGE', '/options/7', 405, 'other method'],
  ['PUT', '/options/order', 200, 'order'],
  ['DELETE', '/options/order', 405, 'other method'],
  ['GET', '/options/order', 405, 'other method'],
  ['GET', '/options/:id', 200, 'option :id'],
  ['GET', '/options/7/parts/x', 200, 'x of 7'],
  ['POST', '/options/7/parts/x', 404, 'nothing'],
  ['GET', '/options/7/', 404, 'nothing'],
  ['GET', '/constructor', 404, 'nothing'],
  ['GET', '/file', 200, 'file'],
  ['GET', '/page', 200, 'page'],
  ['POST', '/page', 404, 'nothing'],
])('%s %s responds %i %s', async (method, path, status, text) => {
  const response = await app.request(path, { method })
  expect([response.status, await response.text()]).toEqual([status, text])
})

test('a handler for all methods is middleware of a later one for the method', async () => {
  expect((await app.request('/file')).headers.get('X-Before')).toBe('yes')
})

test('an address takes the handlers of one path, so that Hono has nothing to compose', () => {
  const router = new OnePathRouter<string>()
  router.add('POST', '/a/:id', 'operation')
  router.add('ALL', '/a/:id', 'other methods')
  router.add('GET', '*', 'web')
  expect(router.match('POST', '/a/1')[0]).toEqual([['operation', { id: 1 }]])
  expect(router.match('GET', '/a/1')[0]).toEqual([['other methods', { id: 1 }]])
})

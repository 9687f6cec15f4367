import express, { type ErrorRequestHandler } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { port, ready } from '../../peer-process.ts'
import { CONTRACT, PATH, REPLY } from '../operation.ts'

const respondWithError: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error.status ?? 500).json({ error: error.message })
}

const app = express()
app.use(express.json())
app.use(OpenApiValidator.middleware({ apiSpec: CONTRACT, validateRequests: true, validateResponses: false }))
app.post(PATH, (_request, response) => {
  response.json(REPLY)
})
app.use(respondWithError)
app.listen(port, () => ready())

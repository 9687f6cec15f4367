// Generated from providers/taqnyat.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

const bearer = (...roles: string[]) => ({ bearer: roles })

export const sendMessage = createRoute({ "method": 'post', "path": '/v1/messages', "operationId": 'sendMessage', "security": [bearer()], "request": { "body": { "required": true, "content": { "application/json": { "schema": schemas.SendMessageBody } } } }, "responses": { 201: { "description": '', "content": { "application/json": { "schema": schemas.SendMessage201Response } } }, 400: { "description": '', "content": { "application/json": { "schema": schemas.SendMessage400Response } } } } })

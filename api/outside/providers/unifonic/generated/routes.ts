// Generated from providers/unifonic.yaml. Do not edit.
import { createRoute } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'


export const sendMessage = createRoute({ "method": 'post', "path": '/rest/SMS/messages', "operationId": 'sendMessage', "x-repeatable": true, "security": [], "request": { "body": { "required": true, "content": { "application/x-www-form-urlencoded": { "schema": schemas.SendMessageBody } } } }, "responses": { 200: { "description": '', "content": { "application/json": { "schema": schemas.SendMessage200Response } } }, 409: { "description": '', "content": { "application/json": { "schema": schemas.SendMessage409Response } } }, 410: { "description": '', "content": { "application/json": { "schema": schemas.SendMessage410Response } } }, 480: { "description": '', "content": { "application/json": { "schema": schemas.SendMessage480Response } } } } })

import 'reflect-metadata'
import { Body, Controller, HttpCode, Module, Param, Post, ValidationPipe } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { IsIn, IsUUID } from 'class-validator'
import { port, ready } from '../../peer-process.ts'
import { DECISIONS, PATH, REPLY } from '../operation.ts'

// Type stripping does not support decorators, so they are applied here with the calls that TypeScript would generate.
class DecisionParams {
  declare sessionId: string
}
IsUUID()(DecisionParams.prototype, 'sessionId')

class Decision {
  declare decision: (typeof DECISIONS)[number]
}
IsIn(DECISIONS)(Decision.prototype, 'decision')

class NafathController {
  decide(_params: DecisionParams, _decision: Decision) {
    return REPLY
  }
}
const { prototype } = NafathController
const descriptor = Object.getOwnPropertyDescriptor(prototype, 'decide') as PropertyDescriptor
Reflect.defineMetadata('design:paramtypes', [DecisionParams, Decision], prototype, 'decide')
Param()(prototype, 'decide', 0)
Body()(prototype, 'decide', 1)
HttpCode(200)(prototype, 'decide', descriptor)
Post(PATH)(prototype, 'decide', descriptor)
Controller()(NafathController)

class AppModule {}
Module({ controllers: [NafathController] })(AppModule)

const app = await NestFactory.create(AppModule, { logger: false })
app.useGlobalPipes(new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true }))
await app.listen(port)
ready()

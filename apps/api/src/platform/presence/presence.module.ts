import { Module } from '@nestjs/common';
import { OpenEditors } from './open-editors.ts';
import { PresenceController } from './presence.controller.ts';
import { PresenceService } from './presence.service.ts';

@Module({ controllers: [PresenceController], providers: [OpenEditors, PresenceService] })
export class PresenceModule {}

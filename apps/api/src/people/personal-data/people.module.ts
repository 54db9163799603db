import { Module } from '@nestjs/common';
import { AuditModule } from '../../platform/audit/audit.module.ts';
import { PeopleController } from './people.controller.ts';
import { PeopleService } from './people.service.ts';

@Module({ imports: [AuditModule], controllers: [PeopleController], providers: [PeopleService] })
export class PeopleModule {}

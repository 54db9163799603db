import { Module } from '@nestjs/common';
import { Config } from '../../../platform/config/config.ts';
import { SiteSettingsService } from '../../../platform/site-settings/site-settings.service.ts';
import { PaymentProviders } from '../payment-providers.ts';
import { PaymentsModule } from '../payments.module.ts';
import { Flutterwave } from './flutterwave.ts';

@Module({ imports: [PaymentsModule] })
export class FlutterwaveModule {
  constructor({ payments: { flutterwave } }: Config, providers: PaymentProviders, settings: SiteSettingsService) {
    if (flutterwave) providers.add(new Flutterwave(flutterwave, () => settings.current.identity.name));
  }
}

import type { DoctorRecord } from '#features/doctors/doctors.contract.ts';
import { pictureSource } from '#ui/picture-source.ts';
import { publicAddress, RECORD_FOLDERS } from '../findability.rules.ts';
import { addressNode, clinicId, type KnownFacts } from './clinic-node.ts';
import { filled, type JsonLdNode, nodeId } from './node.ts';
import { namedService } from './service-node.ts';

/** A doctor on the doctor's page; the clinic is where to call and to come. */
export function doctorNode(origin: string, doctor: DoctorRecord, { phone, city, address }: KnownFacts) {
  const path = RECORD_FOLDERS.doctors + doctor.slug;
  return filled({
    '@type': 'Physician',
    '@id': nodeId(origin, path, 'doctor'),
    name: doctor.name,
    description: doctor.specialty,
    url: publicAddress(origin, path),
    image: doctor.image && publicAddress(origin, pictureSource(doctor.image, 'portrait').src),
    medicalSpecialty: 'https://schema.org/Dentistry',
    knowsLanguage: doctor.languages,
    hasCredential: doctor.qualifications.map(credential),
    identifier: doctor.licence,
    availableService: doctor.services.map((service) => namedService(origin, service)),
    telephone: phone,
    address: addressNode(city, address),
    parentOrganization: { '@id': clinicId(origin) },
  });
}

function credential(name: string): JsonLdNode {
  return { '@type': 'EducationalOccupationalCredential', name };
}

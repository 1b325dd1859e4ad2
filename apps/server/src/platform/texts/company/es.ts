import type { CompanyTexts } from './en.ts';

export const companyTexts: CompanyTexts = {
  companyInvited: {
    title: '{company} te invita',
    content:
      '{company} te pide que te unas. Si aceptas, verá tu nombre y lo que estudias para la empresa. Puedes salir cuando quieras.',
  },
  companyLeft: {
    title: '{name} ha salido de {company}',
    content: 'Lo que {name} hizo para {company} sigue en sus estadísticas. Queda una plaza libre.',
  },
  companyImport: {
    required: 'Falta el nombre',
    tooLong: 'Demasiado largo',
    invalid: 'No es válido',
    badMobile: 'No es un móvil de China continental: 11 cifras que empiezan por 1',
    badEmail: 'No es una dirección de correo',
    noContact: 'Hace falta un móvil o un correo',
    badFlag: 'Se espera sí o no',
    badDate: 'Se espera una fecha como 2026-12-31',
    ambiguousDate: '¿Primero el día o el mes? Elígelo arriba',
    protected: 'Es administrador: solo el superadministrador puede cambiarlo',
    repeated: 'Ya está en una fila anterior',
    taken: 'Alguien de la empresa ya lo tiene',
  },
  companySheet: {
    name: 'Personas',
    template: 'Plantilla de personas',
    group: 'Personas del grupo',
    state: 'Estado',
    yes: 'Sí',
    no: 'No',
    states: { joined: 'Se ha unido', waiting: 'Aún no se ha unido', expired: 'Caducado', left: 'Ha salido' },
    columns: {
      job_id: 'Código',
      name: 'Nombre',
      department: 'Departamento',
      job_title: 'Puesto',
      emailaddress: 'Correo',
      mobile: 'Móvil',
      is_admin: 'Administrador',
      expiration: 'Válido hasta',
    },
    example: {
      job_id: '1001',
      name: 'María Ejemplo',
      department: 'Ventas',
      job_title: 'Gerente',
      emailaddress: 'maria@example.org',
      mobile: '13800000000',
      is_admin: 'No',
      expiration: '2030-12-31',
    },
    roles: { 0: 'Miembro', 1: 'Administrador', 2: 'Propietario' },
  },
  companyStudy: {
    names: {
      days: 'Estudio de la empresa por día',
      months: 'Estudio de la empresa por mes',
      day: 'Estudio de la empresa el',
      users: 'Estudio por persona',
      exams: 'Estudio por examen',
    },
    columns: {
      users: 'Personas',
      exam: 'Examen',
      lastDay: 'Último día de estudio',
      role: 'Función en el grupo',
      joined: 'Se unió el',
    },
  },
};
